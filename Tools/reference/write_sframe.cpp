// Reads a CSV with Turi Create's library and saves it as an SFrame: write_sframe FILE FOLDER [COLUMN TYPE]...
//
// Types are the format's numbers. Of a column "date", text, a column "day" of datetimes is made, and of a column "stamp",
// floats, a column "time". The library exports C++ of before the new std::string, so compile with
// -D_GLIBCXX_USE_CXX11_ABI=0; only what is used is declared here, in as much memory as it may want.

#include <cstdlib>
#include <exception>
#include <iostream>
#include <map>
#include <string>

namespace turi {

enum class flex_type_enum : char { DATETIME = 6 };

class flexible_type {
  alignas(8) char memory[16];
};

class gl_sarray {
  alignas(16) char memory[512];

 public:
  gl_sarray str_to_datetime(const std::string& format) const;
  gl_sarray astype(flex_type_enum type, bool undefined_on_failure) const;
  // Leaves what the library holds to the end of the program.
  ~gl_sarray() {}
};

class gl_sframe {
  alignas(16) char memory[1024];

 public:
  gl_sframe();
  void construct_from_csvs(
      std::string file, std::map<std::string, flexible_type> options, std::map<std::string, flex_type_enum> types);
  gl_sarray operator[](const std::string& name) const;
  void add_column(const gl_sarray& column, const std::string& name);
  void save(const std::string& folder, const std::string& format) const;
};

void configure_global_environment(std::string program);

class global_startup {
 public:
  static global_startup& get_instance();
  void perform_startup();
};

}  // namespace turi

int main(int count, char** arguments) {
  try {
    turi::configure_global_environment(arguments[0]);
    turi::global_startup::get_instance().perform_startup();
    std::map<std::string, turi::flex_type_enum> types;
    for (int place = 3; place + 1 < count; place += 2) {
      types[arguments[place]] = static_cast<turi::flex_type_enum>(std::atoi(arguments[place + 1]));
    }
    turi::gl_sframe frame;
    frame.construct_from_csvs(arguments[1], {}, types);
    const turi::gl_sframe& made = frame;
    if (types.count("date")) frame.add_column(made["date"].str_to_datetime("%Y-%m-%dT%H:%M:%S%q"), "day");
    if (types.count("stamp")) frame.add_column(made["stamp"].astype(turi::flex_type_enum::DATETIME, false), "time");
    frame.save(arguments[2], "binary");
  } catch (const std::string& message) {
    std::cerr << message << std::endl;
    std::_Exit(1);
  } catch (const std::exception& error) {
    std::cerr << error.what() << std::endl;
    std::_Exit(1);
  }
  // Without the library's destructors, which expect more than is declared here.
  std::_Exit(0);
}
