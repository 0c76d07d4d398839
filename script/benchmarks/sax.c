// sax FILE: reads XML by libxml2's SAX and counts elements and bytes of text, the least that XML can cost with it.
// link: -I/usr/include/libxml2 -lxml2
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>

static unsigned long elements, text;

static void start(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
    const xmlChar **all, int attributes, int defaulted, const xmlChar **values) {
  (void)context, (void)name, (void)prefix, (void)uri, (void)namespaces, (void)all, (void)attributes;
  (void)defaulted, (void)values;
  elements++;
}

static void characters(void *context, const xmlChar *bytes, int length) {
  (void)context, (void)bytes;
  text += (unsigned long)length;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.characters = characters;
  const int failure = xmlSAXUserParseFile(&handler, NULL, arguments[1]);
  printf("%lu elements, %lu bytes of text\n", elements, text);
  return failure != 0;
}
