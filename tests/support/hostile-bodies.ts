type Case = [title: string, wire: string]
const many = (count: number, part: string) => part.repeat(count)
const numbered = (count: number, part: (index: number) => string) =>
  Array.from({ length: Math.floor(count) }, (_, index) => part(index)).join('')

/**
 * Post bodies that take long to parse: deep, wide and malformed.
 * @param elements length of a body of elements, which cost a parser more than `characters`
 */
export function hostileBodies(elements: number, characters = elements) {
  const fill = (part: string) => part.repeat(Math.floor(elements / part.length))
  const huge = (part: string) => part.repeat(Math.floor(characters / part.length))
  const closed = (open: string, close: string) => {
    const count = Math.floor(elements / (open.length + close.length))
    return `${many(count, open)}x${many(count, close)}`
  }
  const nested: Case[] = [
    ['div', `${fill('<div>')}x`],
    ['b', `${fill('<b>')}x`],
    ['closed b', closed('<b>', '</b>')],
    ['quotes', fill('<blockquote>')],
    ['lists', fill('<ul><li>')],
    ['task lists', fill('<ul data-type="taskList"><li><p>')],
    ['tables', fill('<table><tr><td>')],
    ['coloured spans', fill('<span style="color:red">')],
    ['links', fill('<a href=x>')],
    ['svg', fill('<svg>')],
    ['svg with breakouts', fill('<svg><p>')],
    ['math', fill('<math><mi>')],
    ['templates', fill('<template>')],
    ['buttons', fill('<button>')],
    ['captions', fill('<table><caption>')],
  ]

  const wide: Case[] = [
    ['paragraphs', fill('<p>x</p>')],
    ['paragraphs that never end', fill('<p>x')],
    ['items that never end', `<ul>${fill('<li>x')}`],
    ['cells that never end', `<table><tr>${fill('<td>')}`],
    ['cells that span', `<table><tr>${fill('<td colspan=60>')}`],
    ['rows', `<table>${fill('<tr><td>x')}`],
    ['fences', fill('```js\na\n```\n')],
    ['opening fences', fill('```\n')],
    ['one-line fences', fill('```a``` ')],
    ['fences of falling length on one line', numbered(900, (i) => `${'`'.repeat(903 - i)} `)],
    ['blank one-line fences', fill('``` ')],
    ['images', fill('![](a)\n')],
    ['broken images', fill('![a](b ')],
    ['brackets', `![${fill('](')}`],
    ['headings of one name', fill('<h2>a</h2>')],
    ['text and blocks', fill('a\n\n<p>b</p>\n')],
    ['lines of text', fill('word\n\n')],
  ]

  const broken: Case[] = [
    [
      'marks re-opened in each paragraph',
      `<p>${numbered(199, (i) => `<b id=${i}>`)}</p>${fill('<p>x')}`,
    ],
    ['mis-nested marks', fill('<b></p><i></b><p></i>')],
    ['links across paragraphs', fill('<a><b><p></a>')],
    ['elements fostered by a table', `<table>${fill('<br>')}`],
    ['attributes', `<p ${numbered(elements / 7, (i) => `a${i} `)}>x`],
    ['a long style', `<p style="${huge(';')}">x`],
    ['tags that never end', huge('<a ')],
    ['quotes that never end', huge('<p x="')],
    ['block tags that never end', huge('\n\n<p x')],
    ['comments', huge('<!--')],
    ['scripts', huge('<script>')],
    ['signs', `<p>${fill('<')}`],
    ['backticks', `<p>${huge('`')}`],
    ['entities', `<p>${huge('&amp;')}`],
    ['spaces', `<p>a${huge(' ')}\n</p>`],
    ['spaces and line feeds', `<p>a${huge(' \n')}b`],
    ['spaces before backticks', `a\n${huge(' ')}${huge('``` ')}`],
    ['backslashes', `![${huge('\\')}`],
    ['a long word', huge('a')],
    ['spaces in text', `a${huge(' ')}b`],
    ['spaces in a paragraph', `<p>a${huge(' ')}b`],
    ['spaces in code', `<pre>a${huge(' ')}b`],
    ['spaces in an attribute', `<img src="/a.png" alt="a${huge(' ')}b" title="${huge('\t')}c">`],
    ['spaces in a style', `<p style="color${huge(' ')}:${huge(' ')}x">a`],
    ['spaces in a class', `<pre><code class="a${huge(' ')}b">a`],
    ['spaces in a fence line', `\`\`\`js${huge(' ')}a\nb\n\`\`\``],
    ['spaces before the end of a fence', `\`\`\`\na\n${huge(' ')}b\`\`\`${huge(' ')}c`],
    ['spaces in an image line', `![a${huge(' ')}b](/a.png${huge(' ')}"c")`],
    ['spaces between HTML and an image', `<p>a</p>\n${huge(' ')}![a](b)`],
    ['spaces in a tag', `<p${huge(' ')}x${huge(' ')}=${huge(' ')}y>a`],
    ['spaces in live text', `a <b${huge(' ')}onclick${huge(' ')}b`],
  ]

  return { nested, wide, broken }
}
