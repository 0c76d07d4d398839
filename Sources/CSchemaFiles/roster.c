#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(roster_table_json)
#embed "../../schemas/roster/roster.table.json"
END(roster_table_json)

EMBED(roster_xsd)
#embed "../../schemas/roster/roster.xsd"
END(roster_xsd)
