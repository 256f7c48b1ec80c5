import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashSources, nonceSources } from '#src/server/security/inline-sources.ts'
import { noticeScript } from '#src/ui/notice/notice-script.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const files = (more: object = {}) =>
  JSON.stringify({ otherChunks: ['static/chunks/0a-b_c.~1.js'], runtimeModuleIds: [5], ...more })

it.each([
  ['the theme', themeScript],
  ['the notice', noticeScript],
  ['where the data begins', '(self.__next_f=self.__next_f||[]).push([0])'],
  ['data', `self.__next_f.push(${JSON.stringify([1, '1:"$Sreact.fragment"\n'])})`],
  [
    'data that speaks of scripts',
    'self.__next_f.push([1,"\\u003cscript>alert(1)\\u003c/script>"])',
  ],
  ['which files to begin with', `${TURBOPACK}${files()});`],
])('allows %s', (_name, text) => {
  expect(hashSources(`<script>${text}</script>`)).toEqual([hash(text)])
})

it.each([
  ['any other', 'injected()'],
  ['more after data', 'self.__next_f.push([1,"a"]);injected()'],
  ['more after data, ended alike', 'self.__next_f.push([1,"a"]);injected([])'],
  ['a call as data', 'self.__next_f.push([1,injected()])'],
  ['a call next to data', 'self.__next_f.push([1,"a"],injected())'],
  ['a template', 'self.__next_f.push([1,`${injected()}`])'],
  ['a function of the name', 'self.__next_f.push([1,"a"]) + injected()'],
  ['another shape of data', 'self.__next_f.push({"push":1})'],
  ['space before', ' self.__next_f.push([1,"a"])'],
  ['no end', 'self.__next_f.push([1,"a"]'],
  ['more after where data begins', '(self.__next_f=self.__next_f||[]).push([0]);injected()'],
  ['the theme and more', `${themeScript};injected()`],
  [
    'a file of another site',
    `${TURBOPACK}${files({ otherChunks: ['https://evil.example/a.js'] })});`,
  ],
  [
    'a file above',
    `${TURBOPACK}${files({ otherChunks: ['static/chunks/../../files/media/a.js'] })});`,
  ],
  ['a further key', `${TURBOPACK}${files({ then: 1 })});`],
  ['no list', `${TURBOPACK}null);`],
  ['a call in the list', `${TURBOPACK}injected());`],
])('does not allow %s', (_name, text) => {
  expect(hashSources(`<script>${text}</script>`)).toEqual([])
})

it('an injected script is not hashed in any part of the page', () => {
  const page = `<html><head><script>injected()</script><script>${themeScript}</script></head>
      <body><script>injected()</script><script>self.__next_f.push([1,"a"]);injected()</script></body>`
  expect(hashSources(page)).toEqual([hash(themeScript)])
})

it('only our own scripts are hashed in a page rendered per request, because the others carry its nonce', () => {
  const page = `<head><script nonce="n">a()</script><script>${themeScript}</script></head>
      <body><script>self.__next_f.push([1,"a"])</script><script nonce="old">b()</script></body>`
  expect(nonceSources(page, 'n')).toEqual(["'nonce-n'", hash(themeScript)])
})

it.each(['<script ', '<script a="', '<script>a'])('scans %s in linear time', (unclosed) => {
  expect(hashSources(unclosed.repeat(100_000))).toEqual([])
})
