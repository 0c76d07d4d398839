// The page that plays packs in a browser.
#pragma once
#include "../../CEmbeddedFiles/file.h"

extern const EmbeddedFile page_css, answer_js, boot_js, colours_js, dom_js, duel_js, embed_js, engine_js,
    facts_js, game_js, grid_js, home_js, main_js, motion_js, parts_js, photos_js, quiz_js, sheets_js,
    sound_js, store_js, unpack_js, worker_js;

// The games as WebAssembly, packed with LZMA, and the WebAssembly that unpacks them.
extern const EmbeddedFile engine_lzma, unpack_wasm;
