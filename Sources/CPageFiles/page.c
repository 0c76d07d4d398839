#include "page.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(page_css)
#embed "../WebPage/Page/page.css"
LISTED

EMBED(answer_js)
#embed "../WebPage/Page/answer.js"
LISTED

EMBED(back_js)
#embed "../WebPage/Page/back.js"
LISTED

EMBED(boot_js)
#embed "../WebPage/Page/boot.js"
END(boot_js)

EMBED(dom_js)
#embed "../WebPage/Page/dom.js"
LISTED

EMBED(duel_css)
#embed "../WebPage/Page/duel.css"
LISTED

EMBED(duel_js)
#embed "../WebPage/Page/duel.js"
LISTED

EMBED(embed_js)
#embed "../WebPage/Page/embed.js"
LISTED

EMBED(engine_js)
#embed "../WebPage/Page/engine.js"
LISTED

EMBED(facts_css)
#embed "../WebPage/Page/facts.css"
LISTED

EMBED(facts_js)
#embed "../WebPage/Page/facts.js"
LISTED

EMBED(game_js)
#embed "../WebPage/Page/game.js"
LISTED

EMBED(grid_css)
#embed "../WebPage/Page/grid.css"
LISTED

EMBED(grid_js)
#embed "../WebPage/Page/grid.js"
LISTED

EMBED(grid_unicorns_css)
#embed "../WebPage/Page/grid-unicorns.css"
LISTED

EMBED(grid_unicorns_js)
#embed "../WebPage/Page/grid-unicorns.js"
LISTED

EMBED(home_css)
#embed "../WebPage/Page/home.css"
LISTED

EMBED(home_js)
#embed "../WebPage/Page/home.js"
LISTED

EMBED(look_js)
#embed "../WebPage/Page/look.js"
LISTED

EMBED(main_js)
#embed "../WebPage/Page/main.js"
LISTED

EMBED(motion_js)
#embed "../WebPage/Page/motion.js"
LISTED

EMBED(parts_js)
#embed "../WebPage/Page/parts.js"
LISTED

EMBED(party_js)
#embed "../WebPage/Page/party.js"
LISTED

EMBED(photos_css)
#embed "../WebPage/Page/photos.css"
LISTED

EMBED(photos_js)
#embed "../WebPage/Page/photos.js"
LISTED

EMBED(placing_css)
#embed "../WebPage/Page/placing.css"
LISTED

EMBED(placing_js)
#embed "../WebPage/Page/placing.js"
LISTED

EMBED(quiz_js)
#embed "../WebPage/Page/quiz.js"
LISTED

EMBED(scorm_js)
#embed "../WebPage/Page/scorm.js"
END(scorm_js)

EMBED(sheets_js)
#embed "../WebPage/Page/sheets.js"
LISTED

EMBED(sound_js)
#embed "../WebPage/Page/sound.js"
LISTED

EMBED(store_js)
#embed "../WebPage/Page/store.js"
LISTED

EMBED(unpack_js)
#embed "../WebPage/Page/unpack.js"
END(unpack_js)

EMBED(ways_js)
#embed "../WebPage/Page/ways.js"
LISTED

EMBED(worker_js)
#embed "../WebPage/Page/worker.js"
END(worker_js)

EMBED(engine_lzma)
#embed "../WebPage/Page/engine.lzma"
END(engine_lzma)

EMBED(unpack_wasm)
#embed "../WebPage/Page/unpack.wasm"
END(unpack_wasm)

// The scripts in the order in which a page runs them.
static const NamedFile scripts[] = {
    FILE(dom_js, "dom.js"),
    FILE(store_js, "store.js"),
    FILE(engine_js, "engine.js"),
    FILE(look_js, "look.js"),
    FILE(sound_js, "sound.js"),
    FILE(motion_js, "motion.js"),
    FILE(sheets_js, "sheets.js"),
    FILE(parts_js, "parts.js"),
    FILE(ways_js, "ways.js"),
    FILE(party_js, "party.js"),
    FILE(facts_js, "facts.js"),
    FILE(quiz_js, "quiz.js"),
    FILE(answer_js, "answer.js"),
    FILE(placing_js, "placing.js"),
    FILE(duel_js, "duel.js"),
    FILE(grid_js, "grid.js"),
    FILE(grid_unicorns_js, "grid-unicorns.js"),
    FILE(photos_js, "photos.js"),
    FILE(back_js, "back.js"),
    FILE(game_js, "game.js"),
    FILE(home_js, "home.js"),
    FILE(embed_js, "embed.js"),
    FILE(main_js, "main.js"),
};
const NamedFiles page_scripts = LIST(scripts);

// The styles in the order in which they hold.
static const NamedFile styles[] = {
    FILE(page_css, "page.css"),
    FILE(facts_css, "facts.css"),
    FILE(placing_css, "placing.css"),
    FILE(duel_css, "duel.css"),
    FILE(grid_css, "grid.css"),
    FILE(grid_unicorns_css, "grid-unicorns.css"),
    FILE(photos_css, "photos.css"),
    FILE(home_css, "home.css"),
};
const NamedFiles page_styles = LIST(styles);
