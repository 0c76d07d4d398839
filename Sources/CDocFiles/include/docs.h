// The pages of docs/ that `packtool help` prints.
#pragma once
#include "../../CEmbeddedFiles/file.h"

extern const EmbeddedFile ANSWERS_md, APP_md, AUTHORS_md, CI_md, CLASS_md, CODE_md, DATAPACKAGE_md, EMBEDDING_md, EVIDENCE_md,
    EXCEL_md, EXCHANGE_md, FIRST_PACK_md, FORMAT_md, GENERATING_md, GIT_md, KEYS_md, MANIFEST_md, PYTHON_md, REPOSITORY_md, SECURITY_md,
    SIGNING_md, SIMULATION_md, TELLS_md, TEMPLATES_md, TRANSLATING_md, TYPESCRIPT_md, VERSIONS_md, WEB_md;
