live-events-all = Όλοι οι live αγώνες
