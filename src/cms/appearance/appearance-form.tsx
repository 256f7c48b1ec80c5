'use client'

import type { Appearance } from '#src/contract/appearance/appearance-schemas.ts'
import { ACCENT_THEMES } from '#src/lib/color/theme-colors.ts'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { runningMode, shownFailure } from '#src/cms/drafts/draft-machine.ts'
import { PageHeaderText } from '#src/cms/components/page-header.tsx'
import { ConflictChoice } from '#src/cms/drafts/conflict-choice.tsx'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import { EarlierText } from '#src/cms/drafts/earlier-text.tsx'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { LIMITS } from '#src/contract/limits.ts'
import { ImageField } from '#src/cms/media/image-field.tsx'
import { AccentCard } from './accent-card.tsx'
import { useAppearance } from './use-appearance.ts'

type Icon = Appearance['icon']
type IconFieldProps = {
  icon: Icon
  /** The server's sentence about the saved choice. */
  refusal: string | undefined
  onChange: (icon: Icon) => void
}

const SIDE = LIMITS.iconBestSide

const IconField = ({ icon, refusal, onChange }: IconFieldProps) => (
  <ImageField
    noun="icon"
    label={icon?.originalName ?? 'The mark of the site, in the light accent'}
    hint={`In the tabs of browsers and on home screens: a square picture, best ${SIDE} × ${SIDE} pixels.`}
    problem={refusal}
    url={icon?.url ?? null}
    alt="Icon of the site"
    onChoose={(item) =>
      onChange(item && { id: item.id, url: item.url, originalName: item.originalName })
    }
    // The mark has its own address, which shows the picture once one is saved.
    preview={
      <img
        src={icon?.url ?? '/icon.svg'}
        alt={icon ? 'The chosen icon' : 'The mark of the site'}
        className="size-20 rounded-card border border-border bg-raised object-cover"
      />
    }
  />
)

/** Accents and icon; saved, they are public at once, and can be taken back. */
export function AppearanceForm({ stored }: { stored: Appearance }) {
  const { store, state, leaveQuestion } = useAppearance(stored)
  const { form } = state.draft
  const { problems } = shownFailure(state)
  const isSaved = !isUnsaved(state.draft)
  const isRunning = runningMode(state) !== null
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <PublishingBar
        header={<PageHeaderText title="Appearance" />}
        state={isSaved ? 'Everything is saved' : 'Changes not saved'}
        announcement={isSaved ? 'Everything is saved' : ''}
        problem={draftProblem({
          ...{ what: 'appearance', state, store, gone: null },
          choice: <ConflictChoice state={state} store={store} />,
        })}
      >
        <Button
          disabled={isSaved}
          onClick={() => store.dispatch({ type: 'replaced', stored: state.draft.stored })}
        >
          Discard
        </Button>
        <Button
          variant="primary"
          onClick={() => store.dispatch({ type: 'requested', mode: 'stay' })}
          disabled={isSaved}
          aria-disabled={isRunning}
        >
          {isRunning ? 'Saving...' : 'Save'}
        </Button>
      </PublishingBar>
      <EarlierText what="appearance" state={state} store={store} />
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
            value={form.accents[theme]}
            refusal={problems[`accents.${theme}`]}
            onChange={(value) =>
              store.dispatch({
                type: 'changed',
                part: { accents: { ...form.accents, [theme]: value } },
              })
            }
          />
        ))}
      </ul>
      <Card role="region" aria-label="Icon">
        <CardHeader>
          <CardTitle>Icon</CardTitle>
        </CardHeader>
        <CardBody>
          <IconField
            icon={form.icon}
            refusal={problems['icon']}
            onChange={(icon) => store.dispatch({ type: 'changed', part: { icon } })}
          />
        </CardBody>
      </Card>
      {leaveQuestion}
    </form>
  )
}
