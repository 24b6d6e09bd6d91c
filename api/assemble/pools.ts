// Builds the services whose work runs in child processes: typesetting, the inspection of uploads, the reading of CV files.
import { createInspection, createInspectionPool } from '../claims/evidence/inspection.ts'
import { createTypesetPool } from '../files/typeset/pool.ts'
import { createTypesetter } from '../files/typeset/typeset.ts'
import type { Metrics } from '../http/metrics.ts'
import { createImportPool, createImports } from '../resume/imports.ts'

export type Pools = ReturnType<typeof assemblePools>

export function assemblePools(metrics: Metrics, patience?: number) {
  const typesetPool = createTypesetPool({ patience })
  const inspectionPool = createInspectionPool({ patience })
  const importPool = createImportPool({ patience })
  const typesetter = createTypesetter({ pool: metrics.watchTypesetting(typesetPool) })
  const inspection = createInspection(metrics.watchInspections(inspectionPool))
  const imports = createImports(importPool)
  return {
    typesetter,
    inspection,
    imports,
    loads: { typesetting: typesetPool.load, inspecting: [inspectionPool.load, importPool.load] },
    async close(): Promise<void> {
      await inspection.close()
      await imports.close()
      await typesetter.close()
    },
  }
}
