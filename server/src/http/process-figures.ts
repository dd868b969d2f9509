import { performance } from 'node:perf_hooks';
import type { Database } from '../db/pool.ts';

/**
 * The process in Prometheus' words, read when somebody asks. A library that watches garbage collection and the
 * event loop all the time took an eighth of every small call.
 */
export function createProcessFigures(database: Database) {
  let before = performance.eventLoopUtilization();
  return {
    print(): string {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      const now = performance.eventLoopUtilization();
      const busy = performance.eventLoopUtilization(now, before).utilization;
      before = now;
      const { totalCount, idleCount, waitingCount } = database.global;
      const figures: [name: string, type: string, value: number][] = [
        ['process_cpu_seconds_total', 'counter', (user + system) / 1e6],
        ['process_resident_memory_bytes', 'gauge', rss],
        ['process_heap_used_bytes', 'gauge', heapUsed],
        ['process_uptime_seconds', 'gauge', process.uptime()],
        ['event_loop_busy_ratio', 'gauge', busy],
        ['database_connections', 'gauge', totalCount],
        ['database_connections_idle', 'gauge', idleCount],
        ['database_requests_waiting', 'gauge', waitingCount],
      ];
      return figures.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('');
    },
  };
}
