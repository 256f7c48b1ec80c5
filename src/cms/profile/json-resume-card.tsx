import { Eraser, FileUp } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import type { ProfileImport } from '#src/contract/profile/profile-import-calls.ts'
import { readResumeFile, resumeImportProblem } from '#src/queries/resume-file.ts'
import { useChange } from '#src/queries/use-change.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { FileButton } from '#src/ui/controls/file-input.tsx'
import { Card, CardBody } from '#src/ui/display/card.tsx'

type JsonResumeCardProps = {
  onStart: () => Promise<boolean>
  onImported: () => Promise<void>
  /** Empties the draft; undefined once something was published. */
  onEmpty: (() => void) | undefined
}

const UNSAVED = 'Your changes could not be saved, so nothing was imported.'

export function JsonResumeCard({ onStart, onImported, onEmpty }: JsonResumeCardProps) {
  const { mutateAsync, isPending } = useChange(profileImportCalls.importProfile)
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<ProfileImport | null>(null)
  const send = async (file: File) => {
    setProblem(null)
    setResult(null)
    const read = await readResumeFile(file)
    if ('problem' in read) return setProblem(read.problem)
    if (!(await onStart())) return setProblem(UNSAVED)
    try {
      setResult(await mutateAsync(read))
      await onImported()
    } catch (error) {
      setProblem(resumeImportProblem(error))
    }
  }
  return (
    <Card>
      <CardBody className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-prose">
            A{' '}
            <a href="https://jsonresume.org/schema" className="underline">
              JSON Resume
            </a>{' '}
            file fills the draft in one step{onEmpty && ', or start with empty fields'}. Visitors
            see nothing until you publish.
          </p>
          <div className="flex flex-wrap gap-2">
            <FileButton
              icon={FileUp}
              aria-disabled={isPending}
              input={{
                'aria-label': 'JSON Resume file',
                accept: 'application/json,.json',
                onFiles: ([file]) => file && void send(file),
              }}
            >
              {isPending ? 'Importing...' : 'Import a JSON Resume'}
            </FileButton>
            {onEmpty && (
              <Button icon={Eraser} onClick={onEmpty}>
                Start empty
              </Button>
            )}
          </div>
        </div>
        <div role="status">
          {problem && <p className="text-danger">{problem}</p>}
          {result && <ImportResult result={result} />}
        </div>
      </CardBody>
    </Card>
  )
}

function ImportResult({ result: { skipped, missing, projects } }: { result: ProfileImport }) {
  return (
    <div className="grid gap-1">
      <p>The draft below was filled from the file. Check the preview, then publish.</p>
      {projects.length > 0 && (
        <p>
          New drafts in{' '}
          <Link href="/cms/projects" className="underline">
            Projects
          </Link>
          : {projects.join(', ')}.
        </p>
      )}
      {missing.length > 0 && <p>To fill in by hand: {missing.join(', ')}.</p>}
      {skipped.length > 0 && <p>Not imported (no matching profile field): {skipped.join(', ')}.</p>}
    </div>
  )
}
