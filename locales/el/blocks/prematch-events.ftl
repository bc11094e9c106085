prematch-events-all = Όλοι οι αγώνες
