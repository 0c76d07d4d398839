// The page that plays packs in a browser.
#pragma once
#include "../../CEmbeddedFiles/file.h"

extern const EmbeddedFile boot_js, scorm_js, unpack_js, worker_js;
extern const NamedFiles page_scripts, page_styles;

// The games as WebAssembly, packed with LZMA, and the WebAssembly that unpacks them.
extern const EmbeddedFile engine_lzma, unpack_wasm;
