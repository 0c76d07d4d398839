// The files of schemas/.
#pragma once
#include "../../CEmbeddedFiles/file.h"

extern const EmbeddedFile pack_xsd, units_csv, licences_txt, questions_schema_json, answers_schema_json;

// The Table Schema and the XML schema of each kind.
extern const NamedFiles kind_schemas;
