import type { Appearance, AppearanceBody } from '#src/contract/appearance/appearance-schemas.ts'
import { accentProblem, toHexColor } from '#src/lib/color/accent.ts'
import { ACCENT_THEMES } from '#src/lib/color/theme-colors.ts'
import type { AccentTheme } from '#src/lib/color/theme-colors.ts'

/** What is typed and chosen: accents as text, empty for the theme's own. */
type AppearanceDraft = {
  accents: Record<AccentTheme, string>
  icon: Appearance['icon']
}

/** What was typed or chosen, unlike what is stored. */
export type AppearanceChanges = {
  accents?: Partial<AppearanceDraft['accents']>
  icon?: AppearanceDraft['icon']
}

export const withChanges = (
  draft: AppearanceDraft,
  changes: AppearanceChanges,
): AppearanceDraft => ({
  accents: { ...draft.accents, ...changes.accents },
  icon: changes.icon === undefined ? draft.icon : changes.icon,
})

export const toDraft = ({ accents, icon }: Appearance): AppearanceDraft => ({
  accents: mapAccents((theme) => accents[theme] ?? ''),
  icon,
})

export const toBody = ({ accents, icon }: AppearanceDraft): AppearanceBody => ({
  accents: mapAccents((theme) => toHexColor(accents[theme]) || null),
  icon: icon?.id ?? null,
})

export const isChanged = (draft: AppearanceDraft, stored: Appearance): boolean =>
  JSON.stringify(toBody(draft)) !== JSON.stringify(toBody(toDraft(stored)))

/** Why a typed accent cannot be saved; undefined when it can. */
export const problemOf = (theme: AccentTheme, text: string): string | undefined =>
  text === '' ? undefined : accentProblem(theme, toHexColor(text))

/** The first theme whose accent cannot be saved. */
export const firstProblem = ({ accents }: AppearanceDraft): AccentTheme | undefined =>
  ACCENT_THEMES.find((theme) => problemOf(theme, accents[theme]) !== undefined)

const mapAccents = <T>(of: (theme: AccentTheme) => T) =>
  Object.fromEntries(ACCENT_THEMES.map((theme) => [theme, of(theme)])) as Record<AccentTheme, T>
