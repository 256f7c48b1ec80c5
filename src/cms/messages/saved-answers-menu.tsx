import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { savedAnswerCalls } from '#src/contract/messages/saved-answer-calls.ts'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { Button } from '#src/ui/controls/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#src/ui/overlays/dropdown-menu.tsx'
import { SavedAnswersDialog } from './saved-answers-button.tsx'
import type { Replying } from './use-replying.ts'

type SavedAnswersMenuProps = { message: Message; replying: Replying }

export function SavedAnswersMenu({ message, replying }: SavedAnswersMenuProps) {
  const { data, isError, refetch } = useQuery(callQuery(savedAnswerCalls.listSavedAnswers))
  const [isEditing, setEditing] = useState(false)
  const isEditDue = useRef(false)
  // After the menu has closed: both would take the focus.
  const openEditor = () => {
    setEditing(isEditDue.current)
    isEditDue.current = false
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>
            Use saved answer
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" onCloseAutoFocus={openEditor}>
          {data?.map(({ title, text }, index) => (
            <DropdownMenuItem key={index} asChild onSelect={() => replying.remember(message)}>
              <a dir="auto" href={replying.linkWith(message, text)}>
                {title}
              </a>
            </DropdownMenuItem>
          ))}
          {data?.length === 0 && <DropdownMenuItem disabled>No saved answers yet</DropdownMenuItem>}
          {!data && !isError && <DropdownMenuItem disabled>Loading...</DropdownMenuItem>}
          {!data && isError && (
            <DropdownMenuItem onSelect={() => void refetch()}>
              The saved answers could not be loaded. Try again
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem
            onSelect={() => {
              isEditDue.current = true
            }}
          >
            Edit saved answers...
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isEditing && <SavedAnswersDialog onClose={() => setEditing(false)} />}
    </>
  )
}
