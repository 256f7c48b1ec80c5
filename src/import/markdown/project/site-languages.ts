import { textValue } from '#src/lib/json-record.ts'
import type { Project } from './find-project.ts'
import { settingAt } from './read-settings.ts'

type SiteLanguages = ReturnType<typeof readLanguages>

const known = new WeakMap<Project, SiteLanguages>()

export function siteLanguages(project: Project): SiteLanguages {
  const languages = known.get(project) ?? readLanguages(project)
  known.set(project, languages)
  return languages
}

function readLanguages({ generator, config }: Project) {
  const isKnown = generator === 'hugo' || generator === 'zola'
  const written = isKnown ? settingAt(config, 'languages') : undefined
  // An older Zola has a list of them.
  const entries: [string, unknown][] = Array.isArray(written)
    ? written.map((one: unknown) => [textValue(settingAt(one, 'code')), one])
    : Object.entries(written ?? {})
  const languages = entries.map(([name, settings]) => ({ name: name.toLowerCase(), settings }))
  const setting = generator === 'zola' ? 'default_language' : 'defaultContentLanguage'
  const usual = (textValue(settingAt(config, setting)) || 'en').toLowerCase()
  const off = settingAt(config, 'disableLanguages')
  return {
    names: new Set(languages.length === 0 ? [] : [usual, ...languages.map(({ name }) => name)]),
    usual,
    // URLs of the usual language begin with its name too.
    isPrefixed: settingAt(config, 'defaultContentLanguageInSubdir') === true,
    folders: languages
      .map(({ name, settings }) => ({
        folder: textValue(settingAt(settings, 'contentDir')).replace(/^\.?\/|\/$/g, ''),
        language: name,
      }))
      .filter(({ folder }) => folder !== '')
      .toSorted((one, other) => other.folder.length - one.folder.length),
    disabled: new Set([
      ...languages
        .filter(({ settings }) => settingAt(settings, 'disabled') === true)
        .map(({ name }) => name),
      ...(Array.isArray(off) ? off : []).map((one: unknown) => textValue(one).toLowerCase()),
    ]),
  }
}
