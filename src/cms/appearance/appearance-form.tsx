'use client'

import type { ReactNode } from 'react'
import type { Appearance } from '#src/contract/appearance/appearance-schemas.ts'
import { ACCENT_THEMES, THEME_COLORS } from '#src/lib/color/theme-colors.ts'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { AccentCard } from './accent-card.tsx'
import { IconField } from './icon-field.tsx'
import { useAppearance } from './use-appearance.ts'

type AppearanceFormProps = { stored: Appearance; header: ReactNode }

/** Accents and icon; saved, they are public at once, and can be taken back. */
export function AppearanceForm({ stored, header }: AppearanceFormProps) {
  const { draft, refusals, problem, hasChanges, isPending, change, discard, save } =
    useAppearance(stored)
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <PublishingBar
        header={header}
        state={stateText(problem && THEME_COLORS[problem].label, hasChanges)}
      >
        <Button disabled={!hasChanges} onClick={discard}>
          Discard
        </Button>
        <Button
          variant="primary"
          onClick={() => void save()}
          disabled={isPending || problem !== undefined || !hasChanges}
        >
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </PublishingBar>
      <p className="text-muted">
        The colour of links, buttons and marks in each theme. Visitors see Light and Dark; the other
        themes are for your own view. Saving updates the site immediately.
      </p>
      <ul
        aria-label="Accents"
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 pointer-coarse:gap-5"
      >
        {ACCENT_THEMES.map((theme) => (
          <AccentCard
            key={theme}
            theme={theme}
            value={draft.accents[theme]}
            refusal={refusals[`accents.${theme}`]}
            onChange={(value) => change({ accents: { [theme]: value } })}
          />
        ))}
      </ul>
      <Card role="region" aria-label="Icon">
        <CardHeader>
          <CardTitle>Icon</CardTitle>
        </CardHeader>
        <CardBody>
          <IconField
            icon={draft.icon}
            refusal={refusals['icon']}
            onChange={(icon) => change({ icon })}
          />
        </CardBody>
      </Card>
    </form>
  )
}

function stateText(unreadable: string | undefined, hasChanges: boolean): string {
  if (unreadable !== undefined) return `${unreadable} is not readable yet`
  return hasChanges ? 'Changes not saved' : 'Everything is saved'
}
