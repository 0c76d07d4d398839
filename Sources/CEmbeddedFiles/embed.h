// EMBED(name), a line `#embed "path"` and END(name) define the file that a public header declares as `name`.
// The bytes have a section of their own: Swift emits a writable .rodata, so that of a whole program is writable, too.
#define EMBED(name) static const unsigned char name##_bytes[] __attribute__((section(".embedded"))) = {
#define END(name) }; const EmbeddedFile name = {name##_bytes, sizeof name##_bytes};

// With LISTED in place of END(name), FILE(name, text) is a line of a list, and LIST(lines) the list.
#define LISTED };
#define FILE(name, text) {text, {name##_bytes, sizeof name##_bytes}}
#define LIST(lines) {lines, sizeof lines / sizeof *lines}
