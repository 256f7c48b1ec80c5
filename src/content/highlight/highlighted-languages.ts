/** The languages that are highlighted, by their names, with further names that one looks for. */
export const HIGHLIGHTED_LANGUAGES: Readonly<Record<string, string>> = {
  ...{ arduino: 'ino', bash: 'sh shell zsh', basic: '', c: '', clojure: 'clj', cmake: '' },
  ...{ cpp: 'c++', csharp: 'c# cs dotnet', css: '', dart: 'flutter', diff: 'patch' },
  ...{ docker: 'dockerfile', elixir: 'ex exs', elm: '', erlang: 'erl', fsharp: 'f# fs' },
  ...{ go: 'golang', graphql: 'gql', groovy: 'gradle', haskell: 'hs', hcl: 'terraform tf' },
  ...{ html: 'markup xml svg', http: '', ini: 'properties conf', java: '', javascript: 'js node' },
  ...{ json: '', jsx: 'react', julia: 'jl', kotlin: 'kt', latex: 'tex', less: '', lisp: 'elisp' },
  ...{
    lua: '',
    makefile: 'make',
    markdown: 'md',
    matlab: '',
    mermaid: 'diagram flowchart',
    nginx: '',
    nix: '',
    ocaml: 'ml',
  },
  ...{ objectivec: 'objective-c objc', perl: 'pl', php: '', powershell: 'ps1', protobuf: 'proto' },
  ...{ python: 'py', r: '', regex: 'regexp', ruby: 'rb', rust: 'rs', sass: '', scala: '' },
  ...{ scss: '', solidity: 'sol', sql: 'postgres mysql', swift: '', toml: '', tsx: 'react' },
  ...{ typescript: 'ts', vbnet: 'vb', vim: 'vimscript', wasm: 'wat webassembly', yaml: 'yml' },
  zig: '',
}
