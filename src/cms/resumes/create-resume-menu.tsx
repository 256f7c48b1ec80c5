import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import type { PaperName } from '#src/contract/resumes/resume-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed, reasonOr, succeeded } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#src/ui/overlays/dropdown-menu.tsx'
import { useResumeActions } from './use-resume-actions.tsx'

const PAPERS = [
  { paper: 'A4', label: 'A4' },
  { paper: 'Letter', label: 'US Letter' },
] as const

export function CreateResumeMenu() {
  const { mutateAsync, isPending } = useChange(resumeCalls.typesetResume)
  const { activate } = useResumeActions()
  // Kept after a failure: its response may have been lost.
  const keysRef = useRef<Partial<Record<PaperName, string>>>({})
  const trigger = useRef<HTMLButtonElement>(null)

  const create = async (paper: PaperName) => {
    if (isPending) return
    const key = (keysRef.current[paper] ??= randomKey())
    try {
      const { resume, skipped } = await mutateAsync({ body: { paper }, key })
      delete keysRef.current[paper]
      const note = skipped.length > 0 ? `Left out to fit on two pages: ${skipped.join(', ')}.` : ''
      succeeded(`${resume.originalName} was added. ${note}`.trim())
      // Another screen may be shown by then: it asks nothing.
      if (!resume.isActive && trigger.current) await activate(resume, note)
    } catch (error) {
      failed(reasonOr(error, 'Failed to create the resume'))
    }
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger ref={trigger} asChild>
        <Button aria-busy={isPending}>
          {isPending ? 'Creating...' : 'Create from profile'}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {PAPERS.map(({ paper, label }) => (
          <DropdownMenuItem key={paper} onSelect={() => void create(paper)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
