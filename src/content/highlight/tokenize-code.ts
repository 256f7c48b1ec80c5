import { refractor } from 'refractor'
import clojure from 'refractor/clojure'
import cmake from 'refractor/cmake'
import dart from 'refractor/dart'
import docker from 'refractor/docker'
import elixir from 'refractor/elixir'
import elm from 'refractor/elm'
import erlang from 'refractor/erlang'
import fsharp from 'refractor/fsharp'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import haskell from 'refractor/haskell'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import jsx from 'refractor/jsx'
import julia from 'refractor/julia'
import latex from 'refractor/latex'
import lisp from 'refractor/lisp'
import matlab from 'refractor/matlab'
import mermaid from 'refractor/mermaid'
import nginx from 'refractor/nginx'
import nix from 'refractor/nix'
import ocaml from 'refractor/ocaml'
import powershell from 'refractor/powershell'
import protobuf from 'refractor/protobuf'
import scala from 'refractor/scala'
import solidity from 'refractor/solidity'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import vim from 'refractor/vim'
import wasm from 'refractor/wasm'
import zig from 'refractor/zig'
import type { CodeToken } from '#src/contract/posts/public-page-data.ts'

// In addition to the languages that refractor registers (highlighted-languages.ts). Others are shown as plain text.
const LANGUAGES = [
  ...[clojure, cmake, dart, docker, elixir, elm, erlang, fsharp, graphql, groovy, haskell, hcl],
  ...[
    http,
    jsx,
    julia,
    latex,
    lisp,
    matlab,
    mermaid,
    nginx,
    nix,
    ocaml,
    powershell,
    protobuf,
    scala,
    solidity,
    toml,
    tsx,
    vim,
    wasm,
    zig,
  ],
]
for (const language of LANGUAGES) refractor.register(language)

type CodeNode = ReturnType<typeof refractor.highlight>['children'][number]

/** Shown in the text colour (src/ui/styles/code.css): an element for each would dominate the page's size. */
const PLAIN_TOKEN_TYPES = ['punctuation', 'operator']

export const isHighlighted = (language: string): boolean => refractor.registered(language)

/** Code as highlighted tokens; undefined for an unknown language. */
export function tokenizeCode(code: string, language: string): CodeToken[] | undefined {
  if (!isHighlighted(language)) return undefined
  const runs: CodeToken[] = []
  const add = (nodes: readonly CodeNode[], className?: string): void => {
    for (const node of nodes) {
      if (node.type === 'element') add(node.children, classOf(node.properties) ?? className)
      else if (node.type === 'text') append(runs, { className, text: node.value })
    }
  }
  add(refractor.highlight(code, language).children)
  return runs
}

function classOf({ className }: { className?: unknown }): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : []
  return names.some((name) => PLAIN_TOKEN_TYPES.includes(name)) ? undefined : names.join(' ')
}

function append(runs: CodeToken[], run: CodeToken): void {
  const last = runs.at(-1)
  if (last && last.className === run.className) last.text += run.text
  else runs.push(run)
}
