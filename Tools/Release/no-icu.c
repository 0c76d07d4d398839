// The functions of ICU that Debian's static libxml2 calls, as an ICU that knows no encoding.
//
// libxml2 asks ICU for a converter only where neither it nor iconv has one. packtool hands it UTF-8 alone, and reports
// every other encoding itself, so no converter is ever opened. ICU's tables would be 31 MB of each program.
#include <unicode/ucnv.h>

UConverter *ucnv_open(const char *name, UErrorCode *error) {
  (void)name;
  *error = U_FILE_ACCESS_ERROR;
  return NULL;
}

void ucnv_close(UConverter *converter) { (void)converter; }

void ucnv_setFromUCallBack(
    UConverter *converter, UConverterFromUCallback action, const void *context, UConverterFromUCallback *oldAction,
    const void **oldContext, UErrorCode *error) {
  (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
  *error = U_UNSUPPORTED_ERROR;
}

void ucnv_setToUCallBack(
    UConverter *converter, UConverterToUCallback action, const void *context, UConverterToUCallback *oldAction,
    const void **oldContext, UErrorCode *error) {
  (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
  *error = U_UNSUPPORTED_ERROR;
}

void ucnv_convertEx(
    UConverter *targetConverter, UConverter *sourceConverter, char **target, const char *targetEnd,
    const char **source, const char *sourceEnd, UChar *pivotStart, UChar **pivotSource, UChar **pivotTarget,
    const UChar *pivotEnd, UBool reset, UBool flush, UErrorCode *error) {
  (void)targetConverter, (void)sourceConverter, (void)target, (void)targetEnd, (void)source, (void)sourceEnd;
  (void)pivotStart, (void)pivotSource, (void)pivotTarget, (void)pivotEnd, (void)reset, (void)flush;
  *error = U_UNSUPPORTED_ERROR;
}

void UCNV_FROM_U_CALLBACK_STOP(
    const void *context, UConverterFromUnicodeArgs *arguments, const UChar *codeUnits, int32_t length,
    UChar32 codePoint, UConverterCallbackReason reason, UErrorCode *error) {
  (void)context, (void)arguments, (void)codeUnits, (void)length, (void)codePoint, (void)reason, (void)error;
}

void UCNV_TO_U_CALLBACK_STOP(
    const void *context, UConverterToUnicodeArgs *arguments, const char *codeUnits, int32_t length,
    UConverterCallbackReason reason, UErrorCode *error) {
  (void)context, (void)arguments, (void)codeUnits, (void)length, (void)reason, (void)error;
}
