import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

/** A group of radio buttons; its children are `Option`s. */
export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <Stack gap={3}>
        <Text as="legend" size={1} weight="medium">
          {legend}
        </Text>
        {children}
      </Stack>
    </fieldset>
  )
}

type OptionProps = { name: string; checked: boolean; onChange: () => void; children: ReactNode }

export function Option({ name, checked, onChange, children }: OptionProps) {
  const id = useId()
  return (
    <Flex gap={2} align="center">
      <Radio id={id} name={name} checked={checked} onChange={onChange} />
      <Text as="label" size={1} htmlFor={id}>
        {children}
      </Text>
    </Flex>
  )
}
