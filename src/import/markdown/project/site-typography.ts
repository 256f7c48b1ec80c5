import type { Typography } from '#src/import/html/typographic-text.ts'
import type { Project } from './find-project.ts'
import { line } from '#src/import/markdown/fields/read-fields.ts'
import { settingAt } from './read-settings.ts'
import type { Config } from './read-settings.ts'

/** Typography by the settings and defaults of the generator; undefined if text is published as typed. */
export function siteTypography({ generator, config }: Project): Typography | undefined {
  switch (generator) {
    case 'hugo':
      return isOn(settingAt(config, 'markup', 'goldmark', 'extensions', 'typographer'), true)
    case 'jekyll':
      return isKramdown(config) ? 'en-dash' : undefined
    case 'hexo':
      return config['markdown'] === undefined
        ? isOn(settingAt(config, 'marked', 'smartypants'), true)
        : isOn(
            settingAt(config, 'markdown', 'render', 'typographer') ??
              settingAt(config, 'markdown', 'typographer'),
          )
    case 'zola':
      return isOn(settingAt(config, 'markdown', 'smart_punctuation'))
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

function isOn(
  value: unknown,
  usual = false,
  typography: Typography = 'en-dash',
): Typography | undefined {
  const isUsed =
    value === undefined ? usual : value !== false && settingAt(value, 'disable') !== true
  return isUsed ? typography : undefined
}

/** Jekyll's usual parser; a setting keeps its quotes straight. */
const isKramdown = (config: Config) =>
  /^(?:kramdown|GFM)$/i.test(line(config['markdown']) ?? 'kramdown') &&
  !/^apos\b/.test(line(settingAt(config, 'kramdown', 'smart_quotes')) ?? '')
