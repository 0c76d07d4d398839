#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(facts_table_json)
#embed "../../schemas/facts/facts.table.json"
END(facts_table_json)

EMBED(facts_xsd)
#embed "../../schemas/facts/facts.xsd"
END(facts_xsd)
