import { Flex, Switch, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useId, useState } from 'react'
import { messageOf } from '../connection/call-function.ts'
import { useCallLeads } from './use-leads.ts'

/** The switch of the summary that the team gets by email; not shown while its state is unknown. */
export function LeadDigest() {
  const call = useCallLeads()
  const { push } = useToast()
  const id = useId()
  const [isOn, setIsOn] = useState<boolean>()
  useEffect(() => {
    let current = true
    call({ action: 'digest' }).then(
      (digest) => current && setIsOn(digest.isOn),
      () => {}, // The list says that leads can’t be loaded.
    )
    return () => {
      current = false
    }
  }, [call])
  if (isOn === undefined) return null

  const change = async () => {
    setIsOn(!isOn)
    try {
      setIsOn((await call({ action: 'digest', isOn: !isOn })).isOn)
    } catch (error) {
      setIsOn(isOn)
      push({ status: 'error', title: 'Nothing was changed', description: messageOf(error) })
    }
  }
  return (
    <Flex as="label" htmlFor={id} align="center" gap={3}>
      <Switch id={id} checked={isOn} onChange={() => void change()} />
      <Text size={1}>
        Email the team a summary on weekdays at 8:00 (Brussels), if there is anything to do
      </Text>
    </Flex>
  )
}
