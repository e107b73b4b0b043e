import Testing

@testable import WebServing

@Suite struct LibraryMessageTests {
  @Test(arguments: [
    "Failed to send the footers for the request for `/events'. Error: The socket is no longer available for sending\n",
    "Closing connection (application reported error generating data).\n",
    "Socket has been disconnected when reading request.\n",
    "Received HTTP/1.1 request without `Host' header.\n",
  ])
  func `what clients do is no news`(message: String) {
    #expect(LibraryMessage.isAboutClient(message))
  }

  @Test(arguments: [
    "Error accepting connection: Too many open files\n", "Call to epoll_wait failed: Bad file descriptor\n",
    "Hit process or system resource limit at 9 connections, temporarily suspending accept().\n",
  ])
  func `what is wrong with the server is`(message: String) {
    #expect(!LibraryMessage.isAboutClient(message))
  }
}
