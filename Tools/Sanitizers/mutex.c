// Shows the locks of Swift to ThreadSanitizer: a library to be loaded before all others (LD_PRELOAD).
// A Mutex that two threads want at once is locked and unlocked in the library Synchronization, which is not built for the
// sanitizer, so that what goes from thread to thread under such a lock would look like a race. The three functions here
// stand before those of that library, call them, and say what they did. All others of Mutex are compiled into the program.
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define IN_SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// In programs that are not built for the sanitizer, such as those that start tests, there are none.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

IN_SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
IN_SWIFT bool try_lock(SELF void *mutex) __asm__(TRY_LOCK);
IN_SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

IN_SWIFT void lock(uint32_t thread, SELF void *mutex) {
  IN_SWIFT void (*original)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
  original(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

IN_SWIFT bool try_lock(SELF void *mutex) {
  IN_SWIFT bool (*original)(SELF void *) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool is_locked = original(mutex);
  if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
  return is_locked;
}

IN_SWIFT void unlock(SELF void *mutex) {
  IN_SWIFT void (*original)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  original(mutex);
}
