import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScriptHashes } from '#src/server/security/inline-sources.ts'

const any = () => true
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it.each([
  ['one script', '<script>a()</script>', ['a()']],
  [
    'several, each once',
    '<script>a</script><p>x</p><SCRIPT>b</SCRIPT ><script>a</script>',
    ['a', 'b'],
  ],
  ['attributes', '<script id="x" nonce=\'y\' async>a</script>', ['a']],
  ['a sign in an attribute', '<script data-x="a>b">a</script>', ['a']],
  [
    'modules and import maps',
    '<script type=module>a</script><script type="importmap">{}</script>',
    ['a', '{}'],
  ],
  ['old types', '<script type="text/javascript">a</script><script type="">b</script>', ['a', 'b']],
  ['line breaks as the browser reads them', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['white space is part of the text', '<script> a </script>', [' a ']],
  [
    'files of our own are named by self',
    '<script src="/a.js"></script><script async src=/b.js></script>',
    [],
  ],
  ['data is not run', '<script type="application/ld+json">{"a":1}</script>', []],
  ['an attribute that only sounds like src', '<script data-src="a">b</script>', ['b']],
  ['other elements', '<scripty>a</scripty><style>b</style>', []],
  ['an unclosed script never runs', '<script>a', []],
])('%s', (_name, html, texts) => {
  expect(inlineScriptHashes(html, any)).toEqual(texts.map(hash))
})

it('scans unclosed tags in linear time', () => {
  expect(inlineScriptHashes('<script '.repeat(100_000), any)).toEqual([])
  expect(inlineScriptHashes('<script a="'.repeat(100_000), any)).toEqual([])
})

it('omits only scripts with the nonce of the response', () => {
  const html = '<script nonce="n1">a</script><script nonce="n2">b</script><script>c</script>'
  expect(inlineScriptHashes(html, any, 'n1')).toEqual([hash('b'), hash('c')])
  expect(inlineScriptHashes(html, any)).toEqual([hash('a'), hash('b'), hash('c')])
})

it('omits scripts of unknown text', () => {
  const html = '<script>known()</script><script>injected()</script>'
  expect(inlineScriptHashes(html, (text) => text === 'known()')).toEqual([hash('known()')])
})
