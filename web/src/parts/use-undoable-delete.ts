// Deletion with undo: the request is sent after the time to undo, or when the page is left.
import { useCallback, useEffect, useRef, useState } from 'react'
import { tellProblem } from './tell.ts'

const UNDO_MS = 8000

type Stage = 'waiting' | 'sent'
type Send = (id: string, options: { keepalive: boolean }) => Promise<void>
type UndoableDelete = {
  /** Undefined for a CV that is not being deleted. */
  stageOf: (id: string) => Stage | undefined
  remove: (id: string) => void
  undo: (id: string) => void
}

export function useUndoableDelete(send: Send): UndoableDelete {
  const [stages, setStages] = useState<ReadonlyMap<string, Stage>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  const mark = useCallback((id: string, stage?: Stage) => {
    setStages(before => {
      const next = new Map(before)
      if (stage) next.set(id, stage)
      else next.delete(id)
      return next
    })
  }, [])
  const sendNow = useCallback(
    (id: string, keepalive: boolean) => {
      clearTimeout(timers.current.get(id))
      timers.current.delete(id)
      mark(id, 'sent')
      send(id, { keepalive }).catch(error => {
        mark(id)
        tellProblem(error)
      })
    },
    [send, mark],
  )

  useEffect(() => {
    const sendAll = () => {
      for (const id of [...timers.current.keys()]) sendNow(id, true)
    }
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [sendNow])

  return {
    stageOf: id => stages.get(id),
    remove: id => {
      mark(id, 'waiting')
      timers.current.set(
        id,
        setTimeout(() => sendNow(id, false), UNDO_MS),
      )
    },
    undo: id => {
      clearTimeout(timers.current.get(id))
      timers.current.delete(id)
      mark(id)
    },
  }
}
