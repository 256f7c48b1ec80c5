import type { Appearance, AppearanceBody } from '#src/contract/appearance/appearance-calls.ts'
import { isUnsaved, PLAIN_KIND } from '#src/cms/drafts/draft-kind.ts'
import type { DraftKind, Version } from '#src/cms/drafts/draft-kind.ts'
import { judgeAccent, toHexColor } from '#src/lib/color/accent.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

/** Accents as typed text, empty for the default. */
type AppearanceForm = {
  accents: Record<ThemeName, string>
  icon: Appearance['icon']
}

/** The server has no versions of it: the stored values identify them. */
export const appearanceVersion = (stored: Appearance): Version<AppearanceForm> => ({
  ...{ id: null, at: null },
  form: { accents: mapAccents((theme) => stored.accents[theme] ?? ''), icon: stored.icon },
  etag: JSON.stringify(stored),
})

export const appearanceKind: DraftKind<Version<AppearanceForm>> = {
  ...PLAIN_KIND,
  automatic: () => null,
  body: (_, { sent }) => toBody(sent),
  isDone: (draft) => !isUnsaved(draft),
  failureText: () => 'Failed to save the appearance. Your changes are still here.',
  problem: ({ accents }) => {
    const [found] = THEME_NAMES.flatMap((theme) => {
      const message = judgeAccent(theme, accents[theme]).problem
      return message === undefined ? [] : { field: `accents.${theme}`, message }
    })
    return found ?? null
  },
}

export const toBody = ({ accents, icon }: AppearanceForm): AppearanceBody => ({
  accents: mapAccents((theme) => toHexColor(accents[theme]) || null),
  icon: icon?.id ?? null,
})

const mapAccents = <T>(of: (theme: ThemeName) => T) =>
  Object.fromEntries(THEME_NAMES.map((theme) => [theme, of(theme)])) as Record<ThemeName, T>
