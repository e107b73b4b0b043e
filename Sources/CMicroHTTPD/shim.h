#pragma once

#include <microhttpd.h>
// The module of the C library leaves these out.
#include <sys/epoll.h>
#include <sys/eventfd.h>

// Swift sees no function of variable arguments; these fix the arguments that we give.

/// What the library calls, all of it on its one thread, with `context` as the first argument.
struct espalier_web_callbacks {
  void *context;
  MHD_AccessHandlerCallback access;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connected;
  void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
  void (*log)(void *context, const char *format, va_list arguments);
};

/// Starts a server with one thread on a socket that already listens; null if the library refuses.
static inline struct MHD_Daemon *espalier_web_start(int socket, unsigned connections, unsigned idle_seconds,
                                                    size_t connection_memory,
                                                    const struct espalier_web_callbacks *callbacks) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, NULL, NULL,
      callbacks->access, callbacks->context,
      // First, so that what goes wrong with the others is told.
      MHD_OPTION_EXTERNAL_LOGGER, callbacks->log, callbacks->context,
      MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, callbacks->target, callbacks->context,
      MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, callbacks->context,
      MHD_OPTION_NOTIFY_CONNECTION, callbacks->connected, callbacks->context,
      MHD_OPTION_END);
}

/// The socket of a connection; -1 if there is none.
static inline int espalier_web_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// Lets a connection be silent for as long as it likes.
static inline void espalier_web_clear_timeout(struct MHD_Connection *connection) {
  MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
}
