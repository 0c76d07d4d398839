#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(coin_toss_table_json)
#embed "../../schemas/coin-toss/coin-toss.table.json"
END(coin_toss_table_json)

EMBED(coin_toss_xsd)
#embed "../../schemas/coin-toss/coin-toss.xsd"
END(coin_toss_xsd)
