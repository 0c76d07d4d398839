#include "docs.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(ANSWERS_md)
#embed "../../docs/ANSWERS.md"
END(ANSWERS_md)

EMBED(APP_md)
#embed "../../docs/howto/APP.md"
END(APP_md)

EMBED(AUTHORS_md)
#embed "../../docs/AUTHORS.md"
END(AUTHORS_md)

EMBED(CI_md)
#embed "../../docs/CI.md"
END(CI_md)

EMBED(CLASS_md)
#embed "../../docs/howto/CLASS.md"
END(CLASS_md)

EMBED(CODE_md)
#embed "../../docs/howto/CODE.md"
END(CODE_md)

EMBED(DATAPACKAGE_md)
#embed "../../docs/howto/DATAPACKAGE.md"
END(DATAPACKAGE_md)

EMBED(EMBEDDING_md)
#embed "../../docs/EMBEDDING.md"
END(EMBEDDING_md)

EMBED(EVIDENCE_md)
#embed "../../docs/howto/EVIDENCE.md"
END(EVIDENCE_md)

EMBED(EXCEL_md)
#embed "../../docs/howto/EXCEL.md"
END(EXCEL_md)

EMBED(EXCHANGE_md)
#embed "../../docs/EXCHANGE.md"
END(EXCHANGE_md)

EMBED(FIRST_PACK_md)
#embed "../../docs/FIRST_PACK.md"
END(FIRST_PACK_md)

EMBED(FORMAT_md)
#embed "../../docs/FORMAT.md"
END(FORMAT_md)

EMBED(GENERATING_md)
#embed "../../docs/howto/GENERATING.md"
END(GENERATING_md)
EMBED(GIT_md)
#embed "../../docs/howto/GIT.md"
END(GIT_md)

EMBED(KEYS_md)
#embed "../../docs/howto/KEYS.md"
END(KEYS_md)

EMBED(MANIFEST_md)
#embed "../../docs/MANIFEST.md"
END(MANIFEST_md)

EMBED(PYTHON_md)
#embed "../../docs/PYTHON.md"
END(PYTHON_md)

EMBED(REPOSITORY_md)
#embed "../../docs/howto/REPOSITORY.md"
END(REPOSITORY_md)

EMBED(SECURITY_md)
#embed "../../docs/SECURITY.md"
END(SECURITY_md)

EMBED(SIGNING_md)
#embed "../../docs/SIGNING.md"
END(SIGNING_md)

EMBED(SIMULATION_md)
#embed "../../docs/SIMULATION.md"
END(SIMULATION_md)

EMBED(TELLS_md)
#embed "../../docs/TELLS.md"
END(TELLS_md)
EMBED(TEMPLATES_md)
#embed "../../docs/TEMPLATES.md"
END(TEMPLATES_md)

EMBED(TRANSLATING_md)
#embed "../../docs/howto/TRANSLATING.md"
END(TRANSLATING_md)

EMBED(TYPESCRIPT_md)
#embed "../../docs/TYPESCRIPT.md"
END(TYPESCRIPT_md)

EMBED(VERSIONS_md)
#embed "../../docs/VERSIONS.md"
END(VERSIONS_md)

EMBED(WEB_md)
#embed "../../docs/WEB.md"
END(WEB_md)
