// Loaded into a service before its own code: when the program that started it is gone, the service stops in good order.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
