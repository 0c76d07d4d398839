// The page that plays packs in a browser.
#pragma once
#include "../../CEmbeddedFiles/file.h"

extern const EmbeddedFile page_css, placing_css, boot_js, scorm_js, unpack_js, worker_js;
extern const NamedFiles page_scripts;

// The games as WebAssembly, packed with LZMA, and the WebAssembly that unpacks them.
extern const EmbeddedFile engine_lzma, unpack_wasm;
