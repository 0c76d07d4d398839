#include "page.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(page_css)
#embed "../WebPage/Page/page.css"
END(page_css)

EMBED(answer_js)
#embed "../WebPage/Page/answer.js"
END(answer_js)

EMBED(boot_js)
#embed "../WebPage/Page/boot.js"
END(boot_js)

EMBED(colours_js)
#embed "../WebPage/Page/colours.js"
END(colours_js)

EMBED(dom_js)
#embed "../WebPage/Page/dom.js"
END(dom_js)

EMBED(duel_js)
#embed "../WebPage/Page/duel.js"
END(duel_js)

EMBED(embed_js)
#embed "../WebPage/Page/embed.js"
END(embed_js)

EMBED(engine_js)
#embed "../WebPage/Page/engine.js"
END(engine_js)

EMBED(facts_js)
#embed "../WebPage/Page/facts.js"
END(facts_js)

EMBED(game_js)
#embed "../WebPage/Page/game.js"
END(game_js)

EMBED(grid_js)
#embed "../WebPage/Page/grid.js"
END(grid_js)

EMBED(home_js)
#embed "../WebPage/Page/home.js"
END(home_js)

EMBED(main_js)
#embed "../WebPage/Page/main.js"
END(main_js)

EMBED(motion_js)
#embed "../WebPage/Page/motion.js"
END(motion_js)

EMBED(parts_js)
#embed "../WebPage/Page/parts.js"
END(parts_js)

EMBED(photos_js)
#embed "../WebPage/Page/photos.js"
END(photos_js)

EMBED(quiz_js)
#embed "../WebPage/Page/quiz.js"
END(quiz_js)

EMBED(sheets_js)
#embed "../WebPage/Page/sheets.js"
END(sheets_js)

EMBED(sound_js)
#embed "../WebPage/Page/sound.js"
END(sound_js)

EMBED(store_js)
#embed "../WebPage/Page/store.js"
END(store_js)

EMBED(unpack_js)
#embed "../WebPage/Page/unpack.js"
END(unpack_js)

EMBED(worker_js)
#embed "../WebPage/Page/worker.js"
END(worker_js)

EMBED(engine_lzma)
#embed "../WebPage/Page/engine.lzma"
END(engine_lzma)

EMBED(unpack_wasm)
#embed "../WebPage/Page/unpack.wasm"
END(unpack_wasm)
