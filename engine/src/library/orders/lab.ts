/** Results of blood tests; each becomes a reading of its KPI. */
import type { OrderItem } from '../../items.ts';

export const lab: Record<string, OrderItem> = {
  'builtin-order-lab-hba1c': {
    kind: 'order',
    name: 'Lab test: HbA1c',
    description: 'Enter your latest HbA1c. It shows your average blood sugar over the last 2 to 3 months.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-hba1c',
  },
  'builtin-order-lab-ldl': {
    kind: 'order',
    name: 'Lab test: LDL cholesterol',
    description: 'Enter the LDL cholesterol from your latest blood test.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-ldl-cholesterol',
  },
  'builtin-order-lab-haemoglobin': {
    kind: 'order',
    name: 'Lab test: hemoglobin',
    description: 'Enter the hemoglobin from your latest blood count.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-haemoglobin',
  },
  'builtin-order-carbon-monoxide-test': {
    kind: 'order',
    name: 'Carbon monoxide breath test',
    description: 'Get a breath test at a pharmacy or clinic and enter your carbon monoxide level.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-carbon-monoxide',
  },
};
