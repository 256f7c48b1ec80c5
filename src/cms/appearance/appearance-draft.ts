import type { Appearance, AppearanceBody } from '#src/contract/appearance/appearance-calls.ts'
import { isSameValue, isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import type { DraftKind } from '#src/cms/drafts/draft-kind.ts'
import { judgeAccent, toHexColor } from '#src/lib/color/accent.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

/** Accents as typed text, empty for the default. */
type AppearanceForm = {
  accents: Record<ThemeName, string>
  icon: Appearance['icon']
}

type AppearanceVersion = {
  id: string | null
  form: AppearanceForm
  etag: string | null
  at: Date | null
}

/** The server has no versions of it: the stored values identify them. */
export const appearanceVersion = (stored: Appearance): AppearanceVersion => ({
  id: null,
  form: { accents: mapAccents((theme) => stored.accents[theme] ?? ''), icon: stored.icon },
  etag: JSON.stringify(stored),
  at: null,
})

export const appearanceKind: DraftKind<AppearanceVersion> = {
  assigned: [],
  automatic: () => null,
  body: (_, { sent }) => toBody(sent),
  isSameRequest: (_, remote, { sent }) => isSameValue(toBody(remote.form), toBody(sent)),
  isDone: (draft) => !isUnsaved(draft),
  confirmed: (_, saved) => saved,
  fieldOf: (path) => path,
  isSolved: (field, before, after) =>
    field === 'icon'
      ? before.icon !== after.icon
      : THEME_NAMES.some(
          (theme) => field === `accents.${theme}` && before.accents[theme] !== after.accents[theme],
        ),
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
