import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element
type LinkedDataGraph = { '@graph': { '@type': string; headline?: string }[] }

/** Metadata in the head of a page, parsed like a browser. */
export function readHead(html: string) {
  const elements = descendants(parse(html))
  // Metadata in the body is visible only to browsers with scripts.
  const head = descendants(elements.find(({ tagName }) => tagName === 'head'))
  const links = (rel: string) =>
    head.filter((one) => one.tagName === 'link' && attribute(one, 'rel') === rel)
  const metas = (key: string) =>
    head
      .filter((one) => one.tagName === 'meta')
      .filter((one) => attribute(one, 'name') === key || attribute(one, 'property') === key)
      .map((one) => attribute(one, 'content'))
  const addresses = (rel: string) => links(rel).map((one) => attribute(one, 'href') ?? '')
  const meta = (key: string) => metas(key)[0]
  return {
    title: head.filter(({ tagName }) => tagName === 'title').map(textOf),
    description: meta('description'),
    // Next writes the URL of the home page without its slash, which is equivalent.
    canonical: addresses('canonical').map((href) => new URL(href).href),
    neighbours: { prev: addresses('prev'), next: addresses('next') },
    alternates: addresses('alternate'),
    robots: meta('robots'),
    ogTitle: meta('og:title'),
    ogType: meta('og:type'),
    ogUrl: metas('og:url').map((url) => new URL(url ?? '').href),
    ogImage: meta('og:image'),
    ogImageAlt: meta('og:image:alt'),
    twitter: meta('twitter:card'),
    twitterImage: meta('twitter:image'),
    manifest: addresses('manifest'),
    appleIcon: addresses('apple-touch-icon'),
    themeColors: metas('theme-color'),
    facts: elements
      .filter((one) => attribute(one, 'type') === 'application/ld+json')
      .flatMap((one) => (JSON.parse(textOf(one)) as LinkedDataGraph)['@graph']),
  }
}

const descendants = (node: Node | undefined): Element[] =>
  node && 'childNodes' in node
    ? node.childNodes.flatMap((child) => [
        ...('tagName' in child ? [child] : []),
        ...descendants(child),
      ])
    : []

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value

const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
