#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(number_duel_table_json)
#embed "../../schemas/number-duel/number-duel.table.json"
END(number_duel_table_json)

EMBED(number_duel_xsd)
#embed "../../schemas/number-duel/number-duel.xsd"
END(number_duel_xsd)
