#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(pack_xsd)
#embed "../../schemas/pack.xsd"
END(pack_xsd)

EMBED(units_csv)
#embed "../../schemas/units.csv"
END(units_csv)

EMBED(licences_txt)
#embed "../../schemas/licences.txt"
END(licences_txt)

EMBED(questions_schema_json)
#embed "../../schemas/exchange/questions.schema.json"
END(questions_schema_json)

EMBED(answers_schema_json)
#embed "../../schemas/answers.schema.json"
END(answers_schema_json)
