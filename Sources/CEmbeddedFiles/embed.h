// EMBED(name), a line `#embed "path"` and END(name) define the file that a public header declares as `name`.
// The bytes have a section of their own: Swift emits a writable .rodata, so that of a whole program is writable, too.
#define EMBED(name) static const unsigned char name##_bytes[] __attribute__((section(".embedded"))) = {
#define END(name) }; const EmbeddedFile name = {name##_bytes, sizeof name##_bytes};
