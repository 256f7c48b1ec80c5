import { refractor } from 'refractor/core'
import bash from 'refractor/bash'
import cpp from 'refractor/cpp'
import css from 'refractor/css'
import go from 'refractor/go'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import html from 'refractor/markup'
import python from 'refractor/python'
import rust from 'refractor/rust'
import sql from 'refractor/sql'
import typescript from 'refractor/typescript'
import type { CodeToken } from '#src/contract/posts/public-page-data.ts'

// The twelve languages of the editor's dialog; any other is shown as plain text.
const LANGUAGES = [javascript, typescript, python, java, go, rust, cpp, html, css, sql, bash, json]
for (const language of LANGUAGES) refractor.register(language)

type CodeNode = ReturnType<typeof refractor.highlight>['children'][number]

/** Shown in the text colour (src/ui/styles/code.css): an element for each would dominate the page's size. */
const PLAIN_TOKEN_TYPES = ['punctuation', 'operator']

/** Code as highlighted tokens; undefined for an unknown language. */
export function tokenizeCode(code: string, language: string): CodeToken[] | undefined {
  if (!refractor.registered(language)) return undefined
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
