import { FieldDiffContainer } from '@payloadcms/ui/rsc'
import type { TextareaFieldDiffServerComponent } from 'payload'
import { compareLines } from '#src/content/compare/compare-lines.ts'
import { textLines } from '#src/content/compare/text-lines.ts'
import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import type { ComparedLine } from '#src/contract/comparison-schemas.ts'
import './frame.css'

export const ContentDifference: TextareaFieldDiffServerComponent = (props) => {
  const { comparisonValue, versionValue, field, i18n, nestingLevel = 0 } = props
  const lines = compareLines(linesOf(comparisonValue), linesOf(versionValue))
  return (
    <FieldDiffContainer
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
      From={<Lines lines={lines} change="removed" />}
      To={<Lines lines={lines} change="added" />}
    />
  )
}

export const NoDifference = () => null

const linesOf = (content: unknown) =>
  textLines(contentToBlocks(typeof content === 'string' ? content : ''))

/** Payload's marks for text that only one of the two versions has. */
const MARKS = { removed: 'delete', added: 'create' } as const

type LinesProps = { lines: readonly ComparedLine[]; change: keyof typeof MARKS }

function Lines({ lines, change }: LinesProps) {
  const shown = lines.map((line) => ({
    ...line,
    parts: line.parts.filter((part) => part.change === 'same' || part.change === change),
  }))
  return (
    <div className="html-diff folio-lines">
      {shown.map(({ kind, parts, isReformatted }, index) => {
        const Line = kind === 'code' ? 'pre' : 'p'
        return parts.length === 0 ? null : (
          <Line key={index}>
            {parts.map((part, at) => {
              const isMarked = isReformatted || part.change === change
              return (
                <span key={at} data-match-type={isMarked ? MARKS[change] : undefined}>
                  {part.text}
                </span>
              )
            })}
          </Line>
        )
      })}
    </div>
  )
}
