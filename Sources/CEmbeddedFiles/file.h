#pragma once

// A file of the sources that is compiled into the programs. It is constant, so threads may share it.
typedef struct __attribute__((swift_attr("@safe"), swift_attr("@Sendable"))) {
  const unsigned char *start;
  long count;
} EmbeddedFile;

typedef struct {
  const char *name;
  EmbeddedFile file;
} NamedFile;

// A list of files with their names.
typedef struct __attribute__((swift_attr("@safe"), swift_attr("@Sendable"))) {
  const NamedFile *start;
  long count;
} NamedFiles;
