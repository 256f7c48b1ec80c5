'use client'

import { useQuery } from '@tanstack/react-query'
import { settingsCalls } from '#src/contract/settings/settings-calls.ts'
import type { Settings } from '#src/contract/settings/settings-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'

export function SettingsScreen() {
  // Refetched on every mount: the built-in admin changes them too.
  const { data, isError, isPending, refetch } = useQuery(
    callQuery(settingsCalls.getSettings, {}, { staleTime: 0 }),
  )
  return (
    <>
      <ScreenHeader
        title="Settings"
        hint="Changes apply immediately. Search settings of a single post are in its editor."
      />
      {isPending && <SkeletonList count={1} label="Loading settings" bar="h-40" />}
      {isError && !data && <LoadFailure name="The settings" onRetry={() => void refetch()} />}
      {data && <SearchEngines stored={data} />}
    </>
  )
}

const CHOICES = [
  {
    name: 'isIndexed',
    label: 'Show the site in search engines',
    hint: 'When off, all pages and files ask search engines not to list them. Visitors with a link can still open them, and it can take weeks for results to disappear.',
    on: 'Search engines may show the site',
    off: 'The site is hidden from search engines',
  },
  {
    name: 'isTrainingAllowed',
    label: 'Allow training of AI models',
    hint: 'States in robots.txt whether your content may be used to train AI models. Not all crawlers respect it.',
    on: 'Training of AI models is allowed',
    off: 'Training of AI models is not allowed',
  },
] as const

function SearchEngines({ stored }: { stored: Settings }) {
  const update = useChange(settingsCalls.updateSettings, { isWhole: true })
  const { variables, isPending, mutateAsync } = update
  const shown = isPending ? variables.body : stored
  const save = (changed: Partial<Settings>, done: string) =>
    void runAction({
      send: () => mutateAsync({ body: { ...shown, ...changed } }),
      done,
      failure: 'Failed to save the setting',
      action: undoAction(() => mutateAsync({ body: stored })),
    })
  return (
    <Card role="region" aria-label="Search engines">
      <CardHeader title="Search engines" />
      <CardBody className="grid max-w-2xl gap-5">
        {CHOICES.map(({ name, on, off, ...texts }) => (
          <LabelledCheckbox
            key={name}
            {...texts}
            isChecked={shown[name]}
            onChange={(isChecked) => save({ [name]: isChecked }, isChecked ? on : off)}
          />
        ))}
        <p className="text-xs text-muted">
          Both are written in{' '}
          <a
            href="/robots.txt"
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center underline underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
          >
            robots.txt
          </a>
          .
        </p>
      </CardBody>
    </Card>
  )
}
