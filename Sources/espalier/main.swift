import Foundation

exit(Program(root: Espalier.self).run(Array(CommandLine.arguments.dropFirst())))
