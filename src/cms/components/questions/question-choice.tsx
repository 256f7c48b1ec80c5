import { useState } from 'react'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'

type QuestionChoiceProps = { label: string; hint?: string; onChange: (isChosen: boolean) => void }

export function QuestionChoice({ onChange, ...texts }: QuestionChoiceProps) {
  const [isChosen, setChosen] = useState(false)
  return (
    <LabelledCheckbox
      {...texts}
      isChecked={isChosen}
      onChange={(next) => {
        setChosen(next)
        onChange(next)
      }}
    />
  )
}
