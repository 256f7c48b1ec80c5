'use client'

import { useQueryClient } from '@tanstack/react-query'
import { appearanceCalls } from '#src/contract/appearance/appearance-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import type { Appearance, AppearanceBody } from '#src/contract/appearance/appearance-calls.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import type { SaveRequest } from '#src/cms/drafts/draft-kind.ts'
import { runningMode, visibleProblems } from '#src/cms/drafts/draft-machine.ts'
import { PageHeaderText } from '#src/cms/components/screen/page-header.tsx'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import { RecoverDraftNotice } from '#src/cms/drafts/recover-draft-notice.tsx'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { LIMITS } from '#src/contract/limits.ts'
import { ImageField } from '#src/cms/media/image-field.tsx'
import { useChange } from '#src/queries/use-change.ts'
import { succeeded, undoAction } from '#src/cms/components/screen/run-action.ts'
import { useDraft, useOpenedDraft } from '#src/cms/drafts/use-draft.ts'
import { AccentCard } from './accent-card.tsx'
import { appearanceKind, appearanceVersion, toBody } from './appearance-draft.ts'
import { showAccents } from './show-accents.ts'

type Icon = Appearance['icon']
type IconFieldProps = {
  icon: Icon
  refusal: string | undefined
  onChange: (icon: Icon) => void
}

const SIDE = LIMITS.iconBestSide

const IconField = ({ icon, refusal, onChange }: IconFieldProps) => (
  <ImageField
    noun="icon"
    label={icon?.originalName ?? 'Default icon in the light theme’s accent colour'}
    hint={`Shown in browser tabs and on home screens. Use a square image, ideally ${SIDE} × ${SIDE} pixels.`}
    problem={refusal}
    url={icon?.url ?? null}
    alt="Icon of the site"
    onChoose={(item) =>
      onChange(item && { id: item.id, url: item.url, originalName: item.originalName })
    }
    // The mark has its own address, which shows the image once one is saved.
    preview={
      <img
        src={icon?.url ?? '/icon.svg'}
        alt={icon ? 'The chosen icon' : 'Default icon'}
        className="size-20 rounded-card border border-border bg-raised object-cover"
      />
    }
  />
)

function AppearanceForm({ stored }: { stored: Appearance }) {
  const { store, state } = useAppearance(stored)
  const { form } = state.draft
  const problems = visibleProblems(state)
  const isSaved = !isUnsaved(state.draft)
  const isRunning = runningMode(state) !== null
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <PublishingBar
        header={<PageHeaderText title="Appearance" />}
        state={isSaved ? 'All changes saved' : 'Unsaved changes'}
        announcement={isSaved ? 'All changes saved' : ''}
        problem={draftProblem({ noun: 'appearance', state, store })}
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
      <RecoverDraftNotice noun="appearance" state={state} store={store} />
      <p className="text-muted">
        The colour of links, buttons and marks in each theme. Visitors see Light and Dark; the other
        themes are for your own view. Saving updates the site immediately.
      </p>
      <ul
        aria-label="Accents"
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 pointer-coarse:gap-5"
      >
        {THEME_NAMES.map((theme) => (
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
        <CardHeader title="Icon" />
        <CardBody>
          <IconField
            icon={form.icon}
            refusal={problems['icon']}
            onChange={(icon) => store.dispatch({ type: 'changed', part: { icon } })}
          />
        </CardBody>
      </Card>
    </form>
  )
}

export function AppearanceScreen() {
  return (
    <DocumentLoader title="Appearance" options={callQuery(appearanceCalls.getAppearance)}>
      {(stored) => <AppearanceForm stored={stored} />}
    </DocumentLoader>
  )
}

function useAppearance(initial: Appearance) {
  const client = useQueryClient()
  const { mutateAsync } = useChange(appearanceCalls.updateAppearance, { isWhole: true })
  const { store, state } = useOpenedDraft(appearanceKind, appearanceVersion(initial))
  const newest = callQuery(appearanceCalls.getAppearance, {}, { staleTime: 0 })
  const update = async (body: AppearanceBody) => {
    const stored = await mutateAsync({ body })
    showAccents(stored)
    return appearanceVersion(stored)
  }
  const save = async ({ body }: SaveRequest) => {
    const before = toBody(store.state().draft.stored.form)
    const saved = await update(body as AppearanceBody)
    const putBack = async () => store.dispatch({ type: 'replaced', stored: await update(before) })
    succeeded('Appearance updated', { action: undoAction(putBack) })
    return saved
  }
  useDraft(store, {
    ...{ noun: 'appearance', subject: 'appearance', save },
    read: async () => appearanceVersion(await client.fetchQuery(newest)),
    keyboardMode: () => 'stay',
  })
  return { store, state }
}
