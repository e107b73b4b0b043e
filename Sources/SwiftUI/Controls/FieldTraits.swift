/// What a text field is for: which keys are shown, what the browser fills in, what happens to what is typed.
struct FieldTraits {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var correctsSpelling = true
  var capitalization: TextInputAutocapitalization?
  var submitLabel: SubmitLabel?

  /// As attributes of an HTML field.
  var attributes: [Attribute] {
    var all: [Attribute] = []
    if let mode = keyboard.inputMode { all.append(Attribute("inputmode", mode)) }
    all.append(Attribute("autocomplete", content?.autocomplete ?? "off"))
    if !correctsSpelling {
      all += [Attribute("autocorrect", "off"), Attribute("spellcheck", "false")]
    }
    if let capitalization { all.append(Attribute("autocapitalize", capitalization.html)) }
    if let submitLabel { all.append(Attribute("enterkeyhint", submitLabel.html)) }
    return all
  }
}

/// The keys that a telephone shows for a field.
public enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default`
  /// Letters and signs.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// What addresses of pages have.
  case URL
  /// Digits.
  case numberPad
  /// A telephone's keys.
  case phonePad
  /// Letters, with a way to a telephone's keys.
  case namePhonePad
  /// What e-mail addresses have.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters, with `@` and `#` at hand.
  case twitter
  /// What is searched for.
  case webSearch
  /// Digits and letters.
  case asciiCapableNumberPad

  fileprivate var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

/// What a field asks for, so that the browser can fill it in.
public struct UITextContentType: Hashable, Sendable {
  fileprivate let autocomplete: String

  /// A person's name.
  public static let name = UITextContentType(autocomplete: "name")
  /// The given name.
  public static let givenName = UITextContentType(autocomplete: "given-name")
  /// The family name.
  public static let familyName = UITextContentType(autocomplete: "family-name")
  /// The name by which the person is known to the app.
  public static let username = UITextContentType(autocomplete: "username")
  /// The password.
  public static let password = UITextContentType(autocomplete: "current-password")
  /// A password that is being made.
  public static let newPassword = UITextContentType(autocomplete: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(autocomplete: "one-time-code")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(autocomplete: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(autocomplete: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(autocomplete: "url")
  /// A street and number.
  public static let fullStreetAddress = UITextContentType(autocomplete: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(autocomplete: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(autocomplete: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(autocomplete: "country-name")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(autocomplete: "organization")
}

/// Which letters a telephone's keys write as capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
  fileprivate let html: String

  /// None.
  public static let never = TextInputAutocapitalization(html: "none")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(html: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(html: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(html: "characters")
}

/// What the Return key says.
public struct SubmitLabel: Sendable {
  fileprivate let html: String

  /// Done.
  public static let done = SubmitLabel(html: "done")
  /// Go.
  public static let go = SubmitLabel(html: "go")
  /// Send.
  public static let send = SubmitLabel(html: "send")
  /// Join.
  public static let join = SubmitLabel(html: "go")
  /// Route.
  public static let route = SubmitLabel(html: "go")
  /// Search.
  public static let search = SubmitLabel(html: "search")
  /// Return.
  public static let `return` = SubmitLabel(html: "enter")
  /// Next.
  public static let next = SubmitLabel(html: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(html: "next")
}

extension EnvironmentValues {
  private enum FieldTraitsKey: EnvironmentKey { static var defaultValue: FieldTraits { FieldTraits() } }

  var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }
}

extension View {
  /// The view, whose fields ask a telephone for certain keys.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    changedEnvironment { $0.fieldTraits.keyboard = type }
  }

  /// The view, whose fields ask for something that the browser may know; nil for nothing of that kind.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changedEnvironment { $0.fieldTraits.content = textContentType }
  }

  /// The view, in whose fields spelling is not corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changedEnvironment { $0.fieldTraits.correctsSpelling = !disable }
  }

  /// The view, in whose fields spelling is not corrected when `disable` is true.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// The view, in whose fields some letters become capitals by themselves; nil for as the browser has it.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    changedEnvironment { $0.fieldTraits.capitalization = autocapitalization }
  }

  /// The view, in whose fields the Return key says something.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    changedEnvironment { $0.fieldTraits.submitLabel = submitLabel }
  }
}

/// The older name of which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

extension View {
  /// The view, in whose fields some letters become capitals by themselves.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    switch style {
    case .none: textInputAutocapitalization(.never)
    case .words: textInputAutocapitalization(.words)
    case .sentences: textInputAutocapitalization(.sentences)
    case .allCharacters: textInputAutocapitalization(.characters)
    }
  }
}
