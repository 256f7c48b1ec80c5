export type SearchQuery = readonly [query: string, title: string]

export const EXAMPLE_QUERIES: readonly SearchQuery[] = [
  ['advisory lock', 'You already run a lock server'],
  ['postgres locks instead of redis', 'You already run a lock server'],
  ['run a nightly job only once', 'You already run a lock server'],
  ['exactly once delivery', 'Exactly once is a property of your handler'],
  ['duplicate messages', 'Exactly once is a property of your handler'],
  ['idempotent', 'Exactly once is a property of your handler'],
  ['memory leak', 'Thirty-eight megabytes an hour'],
  ['heap snapshot node', 'Thirty-eight megabytes an hour'],
  ['largest contentful paint', 'From 4.8 to 1.1 seconds, one measurement at a time'],
  ['slow product page', 'From 4.8 to 1.1 seconds, one measurement at a time'],
  ['accessible combobox', 'The combobox is three widgets in a coat'],
  ['screen reader', 'The combobox is three widgets in a coat'],
  ['rename a column', 'Migrations that nobody hears about'],
  ['migrations without downtime', 'Migrations that nobody hears about'],
  ['unsafe-inline', 'A strict CSP for pages that never change'],
  ['fuzzing', 'Write the fuzzer first'],
  ['parse duration', 'Write the fuzzer first'],
  ['content security policy nonce', 'A strict CSP for pages that never change'],
]

const OVERREACTED: readonly SearchQuery[] = [
  ['useeffect guide', 'A Complete Guide to useEffect'],
  ['algebraic effects', 'Algebraic Effects for the Rest of Us'],
  ['before you memo', 'Before You memo()'],
  ['clean code', 'Goodbye, Clean Code'],
  ['function components vs classes', 'How Are Function Components Different from Classes?'],
  ['setinterval hooks', 'Making setInterval Declarative with React Hooks'],
  ['hot reloading', 'My Wishlist for Hot Reloading'],
  ['npm audit', 'npm audit: Broken by Design'],
  ['let vs const', 'On let vs const'],
  ['streaming json', 'Progressive JSON'],
  ['react runtime', 'React as a UI Runtime'],
  ['why super(props)', 'Why Do We Write super(props)?'],
  ['hooks call order', 'Why Do React Hooks Rely on Call Order?'],
  ['$$typeof', 'Why Do React Elements Have a $$typeof Property?'],
  ['decade in review', 'My Decade in Review'],
  ['fix any bug', 'How to Fix Any Bug'],
]

const RUST: readonly SearchQuery[] = [
  ['incremental compilation', 'Incremental Compilation'],
  ['cargo cache', 'Cargo cache cleaning'],
  ['underhanded rust', 'Announcing the First Underhanded Rust Contest'],
  ['cve-2024-24576', 'Security advisory for the standard library (CVE-2024-24576)'],
  ['fearless concurrency firefox', 'Fearless Concurrency in Firefox Quantum'],
  ['clippy cargo-clippy feature', 'Clippy: Deprecating `feature = "cargo-clippy"`'],
  ['i686-pc-windows-gnu', 'Demoting i686-pc-windows-gnu to Tier 2'],
  [
    'undefined symbols webassembly',
    'Changes to WebAssembly targets and handling undefined symbols',
  ],
  ['non-canonical downloads', 'crates.io: Dropping support for non-canonical downloads'],
  ['4 years of rust', '4 years of Rust'],
  ['shape of errors', 'Shape of errors to come'],
  ['calling rust from other languages', 'Rust Once, Run Everywhere'],
  ['announcing rust 1.39', 'Announcing Rust 1.39.0'],
  ['rust 2024 edition', 'Announcing Rust 1.85.0 and Rust 2024'],
  ['zero cost abstractions traits', 'Abstraction without overhead: traits in Rust'],
  ['stability as a deliverable', 'Stability as a Deliverable'],
]

export const BLOG_QUERIES: readonly SearchQuery[] = [...OVERREACTED, ...RUST]

export const HELD_OUT: readonly SearchQuery[] = [
  ['charged twice', 'Exactly once is a property of your handler'],
  ['pgbouncer session lock', 'You already run a lock server'],
  ['inline script hash', 'A strict CSP for pages that never change'],
  ['service restarted every night', 'Thirty-eight megabytes an hour'],
  ['keyboard navigation of a list of options', 'The combobox is three widgets in a coat'],
  ['how to add a column to a large table', 'Migrations that nobody hears about'],
  ['libfuzzer', 'Write the fuzzer first'],
  ['preload image fetchpriority', 'From 4.8 to 1.1 seconds, one measurement at a time'],
  ['aria-activedescendant', 'The combobox is three widgets in a coat'],
  ['dependency injection react', 'How Does setState Know What to Do?'],
  ['dead code elimination', 'How Does the Development Mode Work?'],
  ['knowledge gaps', 'Things I Don’t Know as of 2018'],
  ['react server components for astro', 'RSC for Astro Developers'],
  ['why is react.memo not a hook', 'Why Isn’t X a Hook?'],
  ['working visa', 'Hire Me in Japan'],
  ['suppress lint rules', 'Suppressions of Suppressions'],
  ['prototype chain instanceof', 'How Does React Tell a Class from a Function?'],
  ['lisp quoting', 'RSC for LISP Developers'],
  ['rust 1.82', 'Announcing Rust 1.82.0'],
  ['rustup 1.26', 'Announcing Rustup 1.26.0'],
  ['bidirectional unicode', 'Security advisory for rustc (CVE-2021-42574)'],
  ['should I commit cargo.lock', 'Change in Guidance on Committing Lockfiles'],
  ['windows 7', 'Updated baseline standards for Windows targets'],
  ['lld linker stable', 'Faster linking times with 1.90.0 stable on Linux using the LLD linker'],
  ['profile guided optimization', 'Exploring PGO for the Rust compiler'],
  ['leaked session cookies', 'crates.io security incident: improperly stored session cookies'],
  ['tyler mandry co-lead', 'Announcing Tyler Mandry as Lang Team co-lead'],
  ['moving ci to github actions', "Rust's CI is moving to GitHub Actions"],
  ['crate with 23000 feature flags', 'A tale of broken badges and 23,000 features'],
  ['fully stable nll', 'Non-lexical lifetimes (NLL) fully stable'],
]

/** With a mistake in typing, of all three. */
export const MISTYPED_EXAMPLE: readonly SearchQuery[] = [
  ['advisroy lock', 'You already run a lock server'],
  ['combobx', 'The combobox is three widgets in a coat'],
  ['migratons', 'Migrations that nobody hears about'],
]
export const MISTYPED: readonly SearchQuery[] = [
  ...MISTYPED_EXAMPLE,
  // Corrected to a word of another blog.
  ['idempotnet', 'Exactly once is a property of your handler'],
  ['algebriac effects', 'Algebraic Effects for the Rest of Us'],
  ['setinteval hooks', 'Making setInterval Declarative with React Hooks'],
  ['wishlst hot reloading', 'My Wishlist for Hot Reloading'],
  ['incremenal compilation', 'Incremental Compilation'],
  ['underhaned contest', 'Announcing the First Underhanded Rust Contest'],
  ['webasembly undefined symbols', 'Changes to WebAssembly targets and handling undefined symbols'],
]
