import type { Typography } from '#src/import/html/typographic-text.ts'
import type { Project } from './find-project.ts'
import { line } from './read-fields.ts'
import type { Config } from './read-settings.ts'

/**
 * How a site publishes the quotes and dashes that its posts are typed with, by the settings and the defaults of its
 * generator; undefined where they stay as they are.
 */
export function siteTypography({ generator, config }: Project): Typography | undefined {
  switch (generator) {
    case 'hugo':
      return isOn(at(config, 'markup', 'goldmark', 'extensions', 'typographer'), true)
    case 'jekyll':
      return isKramdown(config) ? 'en-dash' : undefined
    case 'hexo':
      return config['markdown'] === undefined
        ? isOn(at(config, 'marked', 'smartypants'), true)
        : isOn(
            at(config, 'markdown', 'render', 'typographer') ??
              at(config, 'markdown', 'typographer'),
          )
    case 'zola':
      return isOn(at(config, 'markdown', 'smart_punctuation'))
    case 'eleventy':
      return isOn(config['typographer'])
    case 'astro':
      return isOn(config['smartypants'], true, 'em-dash')
    case 'gatsby':
      return isOn(config['smartypants'], false, 'em-dash')
    default:
      return undefined
  }
}

/** The setting at a path of names, whose case Hugo ignores. */
const at = (config: Config, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => {
    const fields = Object.entries((value ?? {}) as Config)
    return fields.find(([key]) => key.toLowerCase() === name)?.[1]
  }, config)

function isOn(
  value: unknown,
  usual = false,
  typography: Typography = 'en-dash',
): Typography | undefined {
  const isUsed =
    value === undefined ? usual : value !== false && at(value as Config, 'disable') !== true
  return isUsed ? typography : undefined
}

/** Jekyll's usual parser; a setting keeps its quotes straight. */
const isKramdown = (config: Config) =>
  /^(?:kramdown|GFM)$/i.test(line(config['markdown']) ?? 'kramdown') &&
  !/^apos\b/.test(line(at(config, 'kramdown', 'smart_quotes')) ?? '')
