// Every twentieth screen (long/browser/sweep looks at the others), and proof that the checks see what is wrong.
import t from '../tap.ts'
import { launchBrowser } from './browser.ts'
import { axeComplaints, keyboardComplaints, layoutComplaints } from './layout.ts'
import { sweep } from './sweep.ts'

/** Pages that break one rule each, by the beginning of the expected complaint. */
const PLANTED: [complaint: string, body: string][] = [
  ['axe image-alt', '<main><h1>A</h1><img src="data:,"></main>'],
  ['scrolls sideways by', '<p style="width: 2000px">wide</p>'],
  ['text is cut off in', '<p style="width: 40px; overflow: hidden; white-space: nowrap">far longer than that</p>'],
  ['text sticks out of', '<button style="width: 40px; white-space: nowrap">far longer than that</button>'],
  ['no focus in sight on', '<button style="outline: none">A</button>'],
  ['Tab never reaches', '<button onkeydown="event.preventDefault()">A</button><button>B</button>'],
  ['Tab goes backwards', '<button style="position: absolute; top: 200px">A</button><button>B</button>'],
]

t.test('the checks find each planted fault, and none on a correct page', async t => {
  const browser = await launchBrowser()
  t.teardown(() => browser.close())
  const page = await browser.newPage()
  const complaintsOf = async (body: string) => {
    await page.setContent(`<!doctype html><html lang="en"><title>A</title><body>${body}</body></html>`)
    return [...(await axeComplaints(page)), ...(await layoutComplaints(page)), ...(await keyboardComplaints(page))]
  }
  t.same(await complaintsOf('<main><h1>A</h1><button>B</button> <a href="/">C</a></main>'), [])
  for (const [complaint, body] of PLANTED) {
    const found = await complaintsOf(body)
    t.ok(
      found.some(text => text.startsWith(complaint)),
      `${complaint}: ${found}`,
    )
  }
})

sweep(t, at => at % 20 === 0)
